/** A processor four times slower. */
const CPU_SLOWDOWN = 4;

/**
 * Slows a page down to a cheap phone on slow 4G, and starts without a cache.
 * @param latency delay of each request, in ms: 150 on the line, 562 as Chromium's tools add it up per request.
 * @returns the session of the page's protocol, with the network's events.
 */
export async function slowDown(page, { latency }) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return session;
}
