/** Type of what is dragged: ids of forms, and no file or link of another page. */
export const DRAGGED_FORMS = 'application/x-inlay-forms';
