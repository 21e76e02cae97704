import { t } from '@lingui/core/macro';
import { Button, Group, Progress, Text } from '@mantine/core';
import classes from './cards.module.css';

interface FreePlanCardProps {
  /** `undefined` while it loads: the card has its final height, so that nothing moves. */
  used: number | undefined;
  limit: number;
  /** Reason against another form; null = none. */
  refusal: string | null;
  onRequest(): void;
}

/** Number of used forms of the account, and the request for more (DASH-013, DASH-015, D-45, D-50). */
export function FreePlanCard({ used, limit, refusal, onRequest }: FreePlanCardProps) {
  return (
    <section className={`card ${classes['plan']}`} aria-labelledby="free-plan">
      <div>
        <Text fw={600} id="free-plan">
          {t`Free Plan`}
        </Text>
        <Text size="sm" c="dimmed" className="tabular">
          {t`${used ?? '–'}/${limit} forms used`}
        </Text>
      </div>
      <Progress
        value={limit === 0 ? 100 : Math.min(100, ((used ?? 0) / limit) * 100)}
        size="sm"
        aria-label={t`Forms used`}
        className={classes['used'] ?? ''}
      />
      <Group gap={8} justify="flex-end">
        <Button variant="default" onClick={onRequest}>
          {t`Request More Forms`}
        </Button>
      </Group>
      <Text size="sm" c="dimmed" className={classes['refusal'] ?? ''}>
        {refusal ?? t`Forms assigned to you don’t count.`}
      </Text>
    </section>
  );
}
