import { FileButton } from '@mantine/core';
import { useRef, type Ref } from 'react';
import { BusyButton } from '../../../components/BusyButton.tsx';

interface UploadButtonProps {
  ref: Ref<HTMLButtonElement>;
  mimeTypes: readonly string[];
  isBusy: boolean;
  children: string;
  /** Id of what the picture is called, where the words of the button do not say it. */
  describedBy?: string;
  onFile(file: File): void;
  /** Called instead of the browser's dialog, where no file can be taken yet. */
  onRefused?: (() => void) | undefined;
}

/** A button that opens the browser's dialog for one file. */
export function UploadButton(props: UploadButtonProps) {
  const { ref, mimeTypes, isBusy, children, describedBy, onFile, onRefused } = props;
  const reset = useRef<() => void>(null);
  return (
    <FileButton
      accept={mimeTypes.join()}
      resetRef={reset}
      onChange={(file) => {
        if (file) onFile(file);
        // Or the same file could not be chosen a second time.
        reset.current?.();
      }}
    >
      {({ onClick }) => (
        <BusyButton
          ref={ref}
          variant="default"
          size="xs"
          isBusy={isBusy}
          aria-describedby={describedBy}
          onClick={onRefused ?? onClick}
        >
          {children}
        </BusyButton>
      )}
    </FileButton>
  );
}
