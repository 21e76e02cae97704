import { t } from '@lingui/core/macro';
import { useCallback, useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { WebsiteDrawing as Website } from '@inlay/api/contract';
import { resolveStyles, themeProperties } from '@inlay/sdk/model';
import { registerFont } from '@inlay/sdk/react';
import { adoptStyleSheet } from '../../lib/adoptStyleSheet.ts';
import { plainWebsite, type PlainWebsite } from './plainWebsite.ts';
import { WEBSITE_CSS } from './websiteCss.ts';

/** Languages that are written from the right. */
const FROM_THE_RIGHT = /^(?:ar|fa|he|ur|ps|yi|dv|ckb|sd|ug)\b/i;

/** Headings below the form. */
const MOST_BELOW = 3;

interface WebsiteDrawingProps {
  /** What the server has read of a website, or what is known without. */
  site: Website | PlainWebsite;
  /** The form in the page. */
  children?: ReactNode;
  /** What lies over the whole page, such as a popup. */
  over?: ReactNode;
}

/**
 * A drawing of a website with a form in it or over it (STYLE-061): its logo, words, colours and fonts in a page like
 * many others. It is as wide as its place, like a picture, in a shadow root of its own.
 */
export function WebsiteDrawing({ site: given, children, over }: WebsiteDrawingProps) {
  const site = 'colors' in given ? given : plainWebsite(given);
  const { fonts } = site;
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const attach = useCallback((element: HTMLElement | null) => {
    if (element) setRoot(element.shadowRoot ?? element.attachShadow({ mode: 'open' }));
  }, []);
  useEffect(() => (root ? adoptStyleSheet(root, WEBSITE_CSS).remove : undefined), [root]);
  useEffect(() => {
    for (const font of [fonts.text, fonts.headings]) registerFont(font ?? undefined);
  }, [fonts]);
  const host = hostOf(site);
  return (
    <div ref={attach} role="img" aria-label={t`Drawing of ${host} with your form`}>
      {children}
      {over ? <div slot="over">{over}</div> : null}
      {root ? createPortal(<Page site={site} host={host} />, root) : null}
    </div>
  );
}

const hostOf = ({ url }: Website): string => URL.parse(url)?.host.replace(/^www\./, '') ?? t`your website`;

/** Returns the colours and fonts of a website as custom properties. */
const propertiesOf = ({ colors, fonts }: Website) =>
  ({
    '--background': colors.background,
    '--text': colors.text,
    '--headings': colors.headings,
    '--accent': colors.accent,
    '--bar': colors.bar,
    '--bar-text': colors.barText,
    '--font': fontStack(fonts.text),
    '--heading-font': fontStack(fonts.headings),
  }) as CSSProperties;

const fontStack = (font: Website['fonts']['text']): string | undefined =>
  themeProperties(resolveStyles({ fontFamily: font ?? 'system' }))['--form-embed-font-family'];

/** The window with the page; what is put into it has its places in the slots. */
function Page({ site, host }: { site: Website; host: string }) {
  const { name, language, logo, navigation, headings, paragraphs } = site;
  const first = headings.find(({ level }) => level === 1) ?? headings[0];
  const below = headings.filter((heading) => heading !== first).slice(0, MOST_BELOW);
  return (
    <div className="window">
      <div className="address">
        <i />
        <i />
        <i />
        <span dir="ltr">{host}</span>
      </div>
      <div className="page" style={propertiesOf(site)} dir={FROM_THE_RIGHT.test(language) ? 'rtl' : 'ltr'}>
        <div className="bar">
          {logo ? <img src={`data:${logo.type};base64,${logo.data}`} alt="" /> : <b dir="auto">{name}</b>}
          <span className="links">
            {navigation.length > 0 ? (
              navigation.map((word) => <bdi key={word}>{word}</bdi>)
            ) : (
              <>
                <i />
                <i />
                <i />
              </>
            )}
          </span>
        </div>
        <div className="body">
          <div className="title" dir="auto">
            {first?.text ?? name}
          </div>
          <Words text={paragraphs[0]} />
          <slot />
          <div className="below">
            {below.map(({ text }, index) => (
              <div key={index}>
                <div className="heading" dir="auto">
                  {text}
                </div>
                <Words text={paragraphs[index + 1]} />
              </div>
            ))}
          </div>
        </div>
      </div>
      <slot name="over" />
    </div>
  );
}

/** A paragraph, or lines that stand for one. */
const Words = ({ text }: { text: string | undefined }) =>
  text ? (
    <p dir="auto">{text}</p>
  ) : (
    <p className="lines">
      <i />
      <i />
    </p>
  );
