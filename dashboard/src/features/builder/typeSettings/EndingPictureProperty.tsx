import { t } from '@lingui/core/macro';
import { MAX_LABEL_LENGTH, type Ending } from '@inlay/sdk/model';
import { TypedText } from '../settingInputs/TypedText.tsx';
import type { BuilderStore } from '../store/builderStore.ts';
import type { BuilderCore } from '../useBuilder.ts';
import { PictureInput } from './PictureInput.tsx';

interface EndingPicturePropertyProps {
  builder: BuilderStore & Pick<BuilderCore, 'updateEnding'>;
  ending: Ending;
  /** Returns the ending as it is now; typing reads it. */
  find(): Ending | undefined;
}

/** The picture of an ending, and its words. Only the account's own: no other website hears who ended where. */
export function EndingPictureProperty({ builder, ending, find }: EndingPicturePropertyProps) {
  const { id, picture } = ending;
  const write = (changed: Ending['picture']): void => builder.updateEnding(id, { picture: changed });
  return (
    <>
      <PictureInput
        label={t`Picture`}
        src={picture?.src ?? ''}
        isOwnOnly
        onChange={(src) => write(src ? { src, alt: find()?.picture?.alt ?? '' } : undefined)}
      />
      {picture ? (
        <TypedText
          builder={builder}
          label={t`Alternative text`}
          description={t`Says what the picture shows. Leave empty for one that only decorates.`}
          maxLength={MAX_LABEL_LENGTH}
          read={() => find()?.picture?.alt ?? ''}
          write={(alt) => write({ src: find()?.picture?.src ?? picture.src, alt })}
        />
      ) : null}
    </>
  );
}
