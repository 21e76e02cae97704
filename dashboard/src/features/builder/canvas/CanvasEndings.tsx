import { t } from '@lingui/core/macro';
import IconBan from '~icons/ban';
import IconFlag from '~icons/flag';
import IconPlus from '~icons/plus';
import { memo } from 'react';
import type { Ending, Texts } from '@inlay/sdk/model';
import { firstClick } from '../../../lib/firstClick.ts';
import { definitionOf } from '../store/builderStore.ts';
import { useBuilderState, type BuilderCore } from '../useBuilder.ts';
import classes from './pages.module.css';
import { useFormTexts } from './useFormLanguage.ts';

/** Endings of the form, one card each. */
export const CanvasEndings = memo(function CanvasEndings({ builder }: { builder: BuilderCore }) {
  const endings = useBuilderState(builder, (state) => definitionOf(state).endings);
  const texts = useFormTexts(builder);
  return (
    <div className={classes['endings']} role="grid" aria-label={t`Endings`}>
      {endings.map((ending, index) => (
        <EndingRow
          key={ending.id}
          builder={builder}
          ending={ending}
          texts={texts}
          number={index + 1}
          total={endings.length}
        />
      ))}
      <div role="row">
        <div role="gridcell">
          <button
            type="button"
            className={classes['addQuestion']}
            onClick={firstClick(() => builder.addEnding())}
          >
            <IconPlus size={16} aria-hidden="true" />
            {t`Add ending`}
          </button>
        </div>
      </div>
    </div>
  );
});

interface EndingRowProps {
  builder: BuilderCore;
  ending: Ending;
  /** Words in place of those left empty. */
  texts: Texts;
  number: number;
  total: number;
}

/** An ending as it will be read; its properties edit it. */
const EndingRow = memo(function EndingRow({ builder, ending, texts, number, total }: EndingRowProps) {
  const isSelected = useBuilderState(builder, ({ selection }) => selection.ids.has(ending.id));
  const isTabStop = useBuilderState(
    builder,
    ({ selection }) => (selection.active ?? definitionOf(builder.get()).endings[0]?.id) === ending.id,
  );
  const isTurnedAway = ending.kind === 'turned_away';
  const KindIcon = isTurnedAway ? IconBan : IconFlag;
  const kind = isTurnedAway ? t`Turned away` : t`Submission stored`;
  const title = ending.title.trim() || texts.successTitle;
  const place = total > 1 ? t`Ending ${number} of ${total}` : t`Ending`;
  return (
    <div
      className={classes['ending']}
      data-part={ending.id}
      data-kind="ending"
      data-selected={isSelected || undefined}
      role="row"
      aria-label={[place, title, kind].join(', ')}
      aria-selected={isSelected}
      tabIndex={isTabStop ? 0 : -1}
    >
      <div role="gridcell">
        <span className={classes['place']}>
          <KindIcon size={16} aria-hidden="true" />{' '}
          <bdi>
            {place} · {kind}
          </bdi>
        </span>
        <p className={classes['endingTitle']} data-empty={ending.title.trim() === '' || undefined} dir="auto">
          {title}
        </p>
        {ending.picture ? (
          <img className={classes['endingPicture']} src={ending.picture.src} alt={ending.picture.alt} />
        ) : null}
        <p className={classes['endingText']} data-empty={ending.text.trim() === '' || undefined} dir="auto">
          {ending.text.trim() || texts.successText}
        </p>
        {ending.redirectUrl ? <p className={classes['endingText']}>→ {ending.redirectUrl}</p> : null}
      </div>
    </div>
  );
});
