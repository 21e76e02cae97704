import { t } from '@lingui/core/macro';
import IconFileTypePdf from '~icons/file-type-pdf';
import { BusyButton } from './BusyButton.tsx';
import { readResponse } from '../lib/apiClient.ts';
import { saveFile } from '../lib/saveFile.ts';
import { toastThrown } from '../lib/toasts.tsx';
import { useMutation } from '../lib/useMutation.ts';

interface PdfButtonProps {
  /** Name of the file, without its ending. */
  name: string;
  size?: 'xs';
  /** Requests the document: a client's call carries a token that no link could. */
  request(): Promise<Response>;
}

/** Draws what a screen shows as PDF, on the server, and saves it (REPORT-001, REPORT-003). */
export function PdfButton({ name, size, request }: PdfButtonProps) {
  const drawing = useMutation({
    mutationFn: async () => {
      const response = await request();
      if (!response.ok) await readResponse(response);
      saveFile(`${name.replaceAll('/', ' ').trim() || 'report'}.pdf`, await response.blob());
    },
    onError: (error) => toastThrown(error),
  });
  return (
    <BusyButton
      {...(size && { size })}
      variant="default"
      isBusy={drawing.isPending}
      leftSection={<IconFileTypePdf size={16} aria-hidden="true" />}
      onClick={() => drawing.mutate()}
    >
      {t`Save as PDF`}
    </BusyButton>
  );
}
