import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findDashboardRoute } from './dashboardRoutes.ts';

test('D-30 SETT-001 every screen that the settings lead to is an address of the server', () => {
  const cards = readFileSync(
    new URL('../../../../dashboard/src/domain/settings/settingsScreens.ts', import.meta.url),
    'utf8',
  );
  const addresses = [...cards.matchAll(/'(\/settings\/[^']+)'/g)].map(([, address = '']) => address);
  expect(addresses).toContain('/settings/api-keys');
  expect(addresses.filter((address) => !findDashboardRoute(address))).toEqual([]);
});
