/**
 * Styles of the drawing, for its shadow root: nothing of the dashboard reaches into somebody's website. It is a picture
 * of a page of a certain width, all of whose lengths are parts of its place's own.
 */
export const WEBSITE_CSS = `
:host {
  display: block;
  container-type: inline-size;
}
.window {
  --page-width: 1240;
  --px: calc(100cqw / var(--page-width));

  position: relative;
  border: 1px solid var(--inlay-border);
  border-radius: 8px;
  overflow: hidden;
  user-select: none;
}
.address {
  display: flex;
  gap: 6px;
  align-items: center;
  padding: 6px 12px;
  border-block-end: 1px solid var(--inlay-border);
  background: var(--inlay-hover);
  color: var(--inlay-text-secondary);
  font-size: 12px;
  line-height: 20px;
}
.address i {
  width: 8px;
  height: 8px;
  border-radius: 50%;
  background: var(--inlay-border-strong);
  opacity: 0.5;
}
.address span {
  margin-inline-start: 6px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}
.page {
  background: var(--background);
  color: var(--text);
  font-family: var(--font);
  font-size: calc(17 * var(--px));
  line-height: 1.55;
  forced-color-adjust: none;
}
.bar {
  display: flex;
  gap: calc(32 * var(--px));
  align-items: center;
  justify-content: space-between;
  box-sizing: border-box;
  min-height: calc(72 * var(--px));
  padding: calc(10 * var(--px)) calc(48 * var(--px));
  border-block-end: 1px solid color-mix(in srgb, var(--text) 12%, transparent);
  background: var(--bar);
  color: var(--bar-text);
}
.bar img {
  max-width: calc(240 * var(--px));
  max-height: calc(52 * var(--px));
  object-fit: contain;
}
.bar b {
  overflow: hidden;
  font-family: var(--heading-font);
  font-size: calc(24 * var(--px));
  text-overflow: ellipsis;
  white-space: nowrap;
}
.links {
  display: flex;
  gap: calc(28 * var(--px));
  align-items: center;
  overflow: hidden;
  white-space: nowrap;
}
.links i,
.lines i {
  display: block;
  height: calc(10 * var(--px));
  border-radius: 99px;
  background: currentcolor;
  opacity: 0.18;
}
.links i {
  width: calc(72 * var(--px));
}
.body {
  padding: calc(40 * var(--px)) calc(48 * var(--px)) calc(64 * var(--px));
}
.body > *,
.body > slot {
  display: block;
  width: min(100%, calc(680 * var(--px)));
  margin-inline: auto;
}
.title,
.heading {
  margin-block: 0 calc(12 * var(--px));
  color: var(--headings);
  font-family: var(--heading-font);
  font-weight: 600;
  line-height: 1.2;
  overflow-wrap: anywhere;
}
.title {
  font-size: calc(40 * var(--px));
}
.title::after {
  display: block;
  width: calc(64 * var(--px));
  height: calc(5 * var(--px));
  margin-block-start: calc(14 * var(--px));
  border-radius: 99px;
  background: var(--accent);
  content: '';
}
.heading {
  font-size: calc(24 * var(--px));
}
p {
  margin-block: 0;
}
.lines i {
  margin-block: calc(10 * var(--px));
}
.lines i:last-child {
  width: 64%;
}
.body > slot {
  margin-block: calc(24 * var(--px)) calc(40 * var(--px));
}
.body > .below {
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: calc(32 * var(--px));
  width: 100%;
}
::slotted([slot='over']) {
  position: absolute;
  inset: 33px 0 0;
}
@container (max-width: 560px) {
  .window {
    --page-width: 560;
  }
  .bar,
  .body {
    padding-inline: calc(24 * var(--px));
  }
  .links > :nth-child(n + 4) {
    display: none;
  }
  .body > .below {
    grid-template-columns: minmax(0, 1fr);
  }
}
`;
