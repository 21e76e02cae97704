import { plural, t } from '@lingui/core/macro';
import { Anchor, List, Text, Title } from '@mantine/core';
import type { Impact } from '@inlay/api/contract';
import { LANGUAGE_NAMES } from '@inlay/sdk/model';
import { Warning } from '../../../components/Warning.tsx';
import { formatNumber } from '../../../lib/formatNumber.ts';
import type { Translating } from '../store/builderStore.ts';
import { inWords } from '../../../domain/logic/inWords.ts';
import { ChangeList } from './ChangeList.tsx';
import { effectWords } from './effectWords.ts';
import classes from './publishDialog.module.css';

interface ImpactReportProps {
  impact: Impact;
  /** Opens the translations; absent where there is no builder. */
  onTranslate?: ((translating: Translating) => void) | undefined;
}

/** Says what publishing would mean: what keeps it from being published, what changes, and what follows. */
export function ImpactReport({ impact, onTranslate }: ImpactReportProps) {
  return (
    <>
      {impact.problems.length > 0 ? <Problems problems={impact.problems} /> : null}
      <ImpactSections impact={impact} />
      {impact.translations.length > 0 ? (
        <Translations translations={impact.translations} onTranslate={onTranslate} />
      ) : null}
    </>
  );
}

function Problems({ problems }: Pick<Impact, 'problems'>) {
  return (
    <Warning title={t`This can’t be published yet`}>
      <List size="sm">
        {problems.map(({ words, description }) => (
          <List.Item key={words}>{inWords(description)}</List.Item>
        ))}
      </List>
    </Warning>
  );
}

/** What visitors do not meet in their language, or in an older translation (LANG-011). */
function Translations({
  translations,
  onTranslate,
}: Pick<Impact, 'translations'> & Pick<ImpactReportProps, 'onTranslate'>) {
  return (
    <section aria-label={t`Translations`}>
      <Title order={3} size="h5" mb={8}>
        {t`Translations`}
      </Title>
      <List size="sm" spacing={4}>
        {translations.flatMap(({ language, missing, stale }) => {
          const name = LANGUAGE_NAMES[language];
          const lines = [
            missing.length > 0 && {
              filter: 'missing' as const,
              text: plural(missing.length, {
                one: `${name}: # text is missing. Visitors read the original.`,
                other: `${name}: # texts are missing. Visitors read the originals.`,
              }),
            },
            stale.length > 0 && {
              filter: 'stale' as const,
              text: plural(stale.length, {
                one: `${name}: # translation is older than its original.`,
                other: `${name}: # translations are older than their originals.`,
              }),
            },
          ];
          return lines.map((line) =>
            line ? (
              <List.Item key={line.text}>
                {line.text}{' '}
                {onTranslate ? (
                  <Anchor
                    component="button"
                    type="button"
                    size="sm"
                    aria-label={t`Translate: ${line.text}`}
                    onClick={() => onTranslate({ language, filter: line.filter })}
                  >{t`Translate`}</Anchor>
                ) : null}
              </List.Item>
            ) : null,
          );
        })}
      </List>
    </section>
  );
}

/** Settings that no visitor gets: tests and notes of the owner. */
const UNSEEN: ReadonlySet<string> = new Set(['tests', 'private']);

function ImpactSections({
  impact: { changes, effects, submissionCount, countedSubmissions },
}: {
  impact: Impact;
}) {
  const count = formatNumber(submissionCount);
  const counted = formatNumber(countedSubmissions);
  const { seen = [], unseen = [] } = Object.groupBy(changes, ({ key }) =>
    UNSEEN.has(key) ? 'unseen' : 'seen',
  );
  return (
    <>
      <section aria-label={t`What changes for visitors`}>
        <Title order={3} size="h5" mb={8}>
          {t`What changes for visitors`}
        </Title>
        <div className={classes['scroller']} tabIndex={0} role="group" aria-label={t`Changes`}>
          {seen.length > 0 ? (
            <ChangeList changes={seen} />
          ) : (
            <Text size="sm">{t`Visitors see no difference.`}</Text>
          )}
        </div>
      </section>
      <section aria-label={t`What happens to what you have`}>
        <Title order={3} size="h5" mb={8}>
          {t`What happens to what you have`}
        </Title>
        {unseen.length > 0 ? <ChangeList changes={unseen} /> : null}
        {effects.length === 0 ? (
          <Text size="sm">{nothingChanges(submissionCount)}</Text>
        ) : (
          <List size="sm" spacing={4}>
            {effects.map((effect) => (
              <List.Item key={`${effect.kind} ${effect.id} ${effect.label}`}>{effectWords(effect)}</List.Item>
            ))}
          </List>
        )}
        {countedSubmissions < submissionCount ? (
          <Text
            size="sm"
            c="dimmed"
            mt={4}
          >{t`Numbers of answers are of the newest ${counted} submissions; you have ${count}.`}</Text>
        ) : null}
      </section>
    </>
  );
}

function nothingChanges(count: number): string {
  if (count === 0) return t`Nothing changes for your exports and clients.`;
  const shown = formatNumber(count);
  return plural(count, {
    one: `Nothing changes for your ${shown} submission, exports and clients.`,
    other: `Nothing changes for your ${shown} submissions, exports and clients.`,
  });
}
