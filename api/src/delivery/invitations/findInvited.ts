import type { Pool } from 'pg';
import type { StoredAnswers } from '@inlay/sdk/model';
import type { Config } from '../../platform/config/config.ts';
import { answerKeyOf, keyProofOf, verifyInvitationToken } from './invitationLink.ts';

/** Somebody who is invited, as visitors' routes know them: without a name or address. */
export interface Invited {
  formId: string;
  /** The key under which their answer is stored. */
  key: string;
  /** Answers that they cannot change. */
  answers: StoredAnswers | null;
  isAnonymous: boolean;
  /** Whether an anonymous list knows that they have answered; other lists know it by the key. */
  isAnswered: boolean;
}

const SELECT = `
  select i.id, i.form_id as "formId", i.answers, l.is_anonymous as "isAnonymous", i.is_answered as "isAnswered"
  from invitations i
  join invitation_lists l on l.account_id = i.account_id and l.form_id = i.form_id`;

type Row = Omit<Invited, 'key'> & { id: string };

/** Looks up invitations for visitors. It writes nothing: opening a link uses nothing up. */
export interface InvitedPeopleFinder {
  /** Finds who has the link with a token; null for a wrong one, and for somebody who is no longer on the list. */
  byToken(token: string): Promise<Invited | null>;
  /** Finds who answers a form under a key. */
  byKey(form: { id: string; accountId: string }, key: string): Promise<Invited | null>;
}

/** Creates the look-up. */
export function createInvitedFinder(pool: Pool, config: Pick<Config, 'secret'>): InvitedPeopleFinder {
  const present = ({ id, ...row }: Row): Invited => ({ ...row, key: answerKeyOf(config, id) });
  return {
    async byToken(token) {
      const id = verifyInvitationToken(config, token);
      if (!id) return null;
      const { rows } = await pool.query<Row>({
        name: 'find_invited_by_token',
        text: `${SELECT} where i.id = $1`,
        values: [id],
      });
      return rows[0] ? present(rows[0]) : null;
    },
    async byKey(form, key) {
      const { rows } = await pool.query<Row>({
        name: 'find_invited_by_key',
        text: `${SELECT} where i.account_id = $1 and i.form_id = $2 and i.key_proof = $3`,
        values: [form.accountId, form.id, keyProofOf(config, key)],
      });
      return rows[0] ? present(rows[0]) : null;
    },
  };
}
