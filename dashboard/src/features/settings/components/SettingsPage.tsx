import { Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { SETTINGS_CARDS } from '../settingsCards.ts';
import classes from './settings.module.css';

/** The hub of settings (SETT-001…005). */
export function SettingsPage() {
  return (
    <div className="page">
      <ul className={classes['cards']}>
        {SETTINGS_CARDS.map(({ title, text, path, icon: CardIcon }) => (
          <li key={path}>
            <Link to={path} className={`card ${classes['link']}`}>
              <CardIcon size={20} aria-hidden="true" />
              <div>
                <Title order={2} size="h3">
                  {title}
                </Title>
                <Text size="sm" c="dimmed" mt={4}>
                  {text}
                </Text>
              </div>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
