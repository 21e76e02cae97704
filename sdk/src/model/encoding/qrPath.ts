/** A QR code's dark modules as one SVG path, one unit each; neighbours in a row are one piece. */
export function qrPath(modules: readonly (readonly boolean[])[]): string {
  return modules
    .map((row, y) =>
      runsOf(row)
        .map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)
        .join(''),
    )
    .join('');
}

/** Start and length of each run of dark modules. */
function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [start: number, length: number][] = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (!isDark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
