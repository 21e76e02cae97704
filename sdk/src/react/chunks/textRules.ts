import { withTextRules } from '../../model/fields/settings/textRules.ts';
import { RuledTextField } from '../../fields/text/loaded/RuledTextField.tsx';

export const components = { text: RuledTextField };
export const wraps = { text: withTextRules, textarea: withTextRules };
