import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SUBMIT_LIMITS } from '../model/definition/limits.ts';
import { countAttempt } from './attemptLimit.ts';

const START = Date.UTC(2026, 0, 1);
const at = (seconds: number, form = 'f') => countAttempt(form, START + seconds * 1_000);

beforeEach(() => localStorage.clear());

describe('attempts to send a form', () => {
  it('EMBED-016 D-90 three in a row pass, the fourth within a minute of the one before does not', () => {
    expect([at(0), at(50), at(100), at(150)]).toEqual([null, null, null, 'minute']);
    // A blocked one does not count: a minute after the third there is a fresh start.
    expect(at(160)).toBeNull();
  });

  it('EMBED-017 ten pass in any hour', () => {
    const tries = Array.from({ length: 10 }, (_, index) => at(index * 120));
    expect(tries).toEqual(Array(10).fill(null));
    expect(at(1_300)).toBe('hour');
    expect(at(3_601)).toBeNull();
  });

  // The server's file of limits is not loaded by visitors.
  it('CONST-026 D-180 the browser lets as many pass as the server is set to at first', () => {
    const inARow = Array.from({ length: 20 }, (_, index) => at(index, 'row'));
    expect(inARow.indexOf('minute')).toBe(SUBMIT_LIMITS.perMinute);
    const inAnHour = Array.from({ length: 20 }, (_, index) => at(index * 70, 'hour'));
    expect(inAnHour.indexOf('hour')).toBe(SUBMIT_LIMITS.perHour);
  });

  it('each form counts for itself', () => {
    expect([at(0), at(1), at(2), at(3, 'g')]).toEqual([null, null, null, null]);
  });

  it('D-90 without browser storage the counter lives in memory; a broken entry counts as none', () => {
    localStorage.setItem('form-embed:attempts:broken', '{');
    expect(at(0, 'broken')).toBeNull();
    const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    expect([at(0, 'm'), at(1, 'm'), at(2, 'm'), at(3, 'm')]).toEqual([null, null, null, 'minute']);
    blocked.mockRestore();
  });
});
