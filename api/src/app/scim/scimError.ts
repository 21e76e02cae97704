/** Kinds of a refusal (RFC 7644, 3.12). */
type ScimType =
  | 'invalidFilter'
  | 'uniqueness'
  | 'mutability'
  | 'invalidSyntax'
  | 'invalidPath'
  | 'invalidValue';

/** A refusal as directories read it. */
export class ScimError extends Error {
  override name = 'ScimError';
  readonly status: number;
  readonly scimType: ScimType | undefined;

  constructor(status: number, detail: string, scimType?: ScimType) {
    super(detail);
    this.status = status;
    this.scimType = scimType;
  }
}

const ERROR_SCHEMA = 'urn:ietf:params:scim:api:messages:2.0:Error';

/** Presents a refusal. */
export const presentScimError = ({ status, scimType, message }: ScimError) => ({
  schemas: [ERROR_SCHEMA],
  status: String(status),
  ...(scimType && { scimType }),
  detail: message,
});
