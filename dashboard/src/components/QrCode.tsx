import { Skeleton, Text } from '@mantine/core';
import { useEffect, useState, type Ref } from 'react';
import { qrPath } from '@inlay/sdk/model';
import classes from './qrCode.module.css';

/** Empty modules around the code that readers need. */
const QUIET_ZONE = 4;

type Drawn = { size: number; path: string } | 'failed' | null;

interface QrCodeProps {
  text: string;
  label: string;
  /** Message where the code cannot be drawn. */
  failure: string;
  ref?: Ref<SVGSVGElement>;
}

/** A text as a QR code. The library is loaded with the first one. */
export function QrCode({ text, label, failure, ref }: QrCodeProps) {
  const [code, setCode] = useState<Drawn>(null);
  useEffect(() => {
    let isShown = true;
    const show = (drawn: Drawn): void => {
      if (isShown) setCode(drawn);
    };
    import('uqr').then(
      ({ encode }) => {
        const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
        show({ size, path: qrPath(data) });
      },
      () => show('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [text]);
  if (code === 'failed') return <Text size="sm">{failure}</Text>;
  if (!code) return <Skeleton width={200} height={200} radius={8} />;
  return (
    <svg
      ref={ref}
      className={classes['qr']}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={code.path} fill="currentColor" />
    </svg>
  );
}
