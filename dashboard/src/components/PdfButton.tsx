import { t } from '@lingui/core/macro';
import IconFileTypePdf from '~icons/file-type-pdf';
import { useState } from 'react';
import { BusyButton } from './BusyButton.tsx';
import { readResponse } from '../lib/apiClient.ts';
import { saveFile } from '../lib/saveFile.ts';
import { toastThrown } from '../lib/toasts.tsx';

interface PdfButtonProps {
  /** Name of the file, without its ending. */
  name: string;
  size?: 'xs';
  /** Requests the document: a client's call carries a token that no link could. */
  request(): Promise<Response>;
}

/** Draws what a screen shows as PDF, on the server, and saves it (REPORT-001, REPORT-003). */
export function PdfButton({ name, size, request }: PdfButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      const response = await request();
      if (!response.ok) await readResponse(response);
      saveFile(`${name.replaceAll('/', ' ').trim() || 'report'}.pdf`, await response.blob());
    } catch (error) {
      toastThrown(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <BusyButton
      {...(size && { size })}
      variant="default"
      isBusy={isBusy}
      leftSection={<IconFileTypePdf size={16} aria-hidden="true" />}
      onClick={() => void run()}
    >
      {t`Save as PDF`}
    </BusyButton>
  );
}
