import { Button, Group, Progress, Text } from '@mantine/core';
import classes from './cards.module.css';

/** How many of the account's forms are used, and the way to more (DASH-013, DASH-015, D-50). */
export function FreePlanCard(props: { used: number; limit: number; onRequest(): void }) {
  const { used, limit, onRequest } = props;
  return (
    <section className={`card ${classes['plan']}`} aria-labelledby="free-plan">
      <div>
        <Text fw={600} id="free-plan">
          Free Plan
        </Text>
        <Text size="sm" c="dimmed" className="tabular">
          {used}/{limit} forms used
        </Text>
      </div>
      <Progress
        value={limit === 0 ? 100 : Math.min(100, (used / limit) * 100)}
        size="sm"
        aria-label="Forms used"
        className={classes['used'] ?? ''}
      />
      <Group gap={8} justify="flex-end">
        <Button variant="default" onClick={onRequest}>
          Request More Forms
        </Button>
      </Group>
    </section>
  );
}
