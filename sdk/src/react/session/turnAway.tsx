import type { TurnedAway } from '../../model/rendering.ts';
import { PLANNED } from '../planned.ts';
import type { Session } from './session.ts';

/** Shows an ending that stores nothing in place of the form, with a way back to the answers. */
export function turnAway(session: Session, ending: TurnedAway): void {
  const { form, texts, surface } = session.options;
  const Ending = PLANNED.Ending!;
  const goBack = (): void => {
    session.setNotice(null);
    // After the form is rendered; the button is gone.
    setTimeout(() => surface.current?.querySelector('h2')?.focus());
  };
  session.setNotice({
    card: (
      <Ending {...{ ending, texts }} redirectUrl={ending.redirectUrl}>
        <button className="form-embed-back" type="button" onClick={goBack}>
          {form.planned!.words.back}
        </button>
      </Ending>
    ),
  });
}
