/** A line between the questions. */
export const DividerField = () => <hr className="form-embed-body form-embed-divider" />;
