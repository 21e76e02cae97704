/** The signed-in person behind a request, as the session says; nothing a browser sends adds to it (D-20). */
export interface Actor {
  id: string;
  email: string;
  fullName: string;
  role: 'user' | 'admin';
  isApproved: boolean;
  formLimit: number | null;
  /** IANA name; null = the browser's own. */
  timeZone: string | null;
  sessionId: string;
  /** True for an administrator who may do nothing before he has a second factor. */
  mustSetUpSecondFactor: boolean;
}
