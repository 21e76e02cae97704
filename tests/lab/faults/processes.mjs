import { startBalancer } from './balancer.mjs';
import { longestGap } from './history.mjs';
import { between, countBy, ms, timed } from './measures.mjs';
import { play, sleep, until } from './scene.mjs';

export async function killApi({ isShort }) {
  return play({ perSecond: isShort ? 40 : 100 }, async ({ platform, sending }) => {
    const kills = isShort ? 2 : 40;
    let most = 0;
    for (let count = 0; count < kills; count++) {
      const at = Date.now();
      await platform.end('SIGKILL');
      await platform.start();
      const before = sending.acknowledged();
      await until('An acknowledgement', () => sending.acknowledged() > before);
      await sleep(isShort ? 300 : 1_500 + ((count * 997) % 3_500));
      most = Math.max(most, longestGap(sending.entries, at - 1_000));
    }
    return {
      figures: { kills, 'longest gap': ms(most) },
      passes: timed(isShort, { 'gaps of at most 2 s': most <= 2_000 }),
    };
  });
}

export async function killDatabase({ isShort }) {
  return play({ perSecond: isShort ? 40 : 200 }, async ({ database, platform, sending }) => {
    const kills = isShort ? 1 : 10;
    const pid = platform.pid();
    let most = 0;
    for (let count = 0; count < kills; count++) {
      process.kill(await database.postmasterPid(), 'SIGKILL');
      await sleep(100);
      await until('The database', () =>
        database.query('select 1').then(
          () => true,
          () => false,
        ),
      );
      const [up, before] = [Date.now(), sending.acknowledged()];
      await until('An acknowledgement', () => sending.acknowledged() > before);
      most = Math.max(most, Date.now() - up);
      await sleep(isShort ? 300 : 3_000);
    }
    return {
      figures: { kills, 'longest recovery': ms(most) },
      passes: {
        'the process stays the same': platform.isRunning() && platform.pid() === pid,
        ...timed(isShort, { 'recovers within 5 s': most <= 5_000 }),
      },
    };
  });
}

export async function restartInTurns({ isShort }) {
  const options = {
    perSecond: isShort ? 40 : 200,
    processes: 2,
    toPlatform: startBalancer,
    environment: { INLAY_DRAIN_SECONDS: '2' },
  };
  return play(options, async ({ platforms, sending, entrance }) => {
    const from = Date.now();
    const cycles = isShort ? 1 : 20;
    let slowest = 0;
    for (let count = 0; count < cycles; count++) {
      for (const platform of platforms) {
        const began = Date.now();
        await platform.end('SIGTERM');
        slowest = Math.max(slowest, Date.now() - began);
        await platform.start();
        await until('A ready process', () => entrance.isReady(platform.port));
      }
    }
    const failed = between(sending.answers, from).filter(({ status }) => status !== 201);
    return {
      figures: {
        cycles,
        requests: between(sending.answers, from).length,
        failed: failed.length,
        ...(failed.length > 0 && { by: countBy(failed) }),
        'slowest exit': ms(slowest),
      },
      passes: {
        'no request failed': failed.length === 0,
        ...timed(isShort, { 'exits within 10 s': slowest <= 10_000 }),
      },
    };
  });
}
