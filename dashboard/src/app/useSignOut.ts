import { useNavigate } from 'react-router';
import { signOut } from '../domain/identity/session.ts';

/** Delay of the navigation to /auth, in ms (AUTH-033). */
const SIGN_OUT_DELAY_MS = 100;

/** True on the way to sign-in: after signing out, no page to return to is stored. */
let isInFlight = false;
export const isSigningOut = (): boolean => isInFlight;

/** Signs out and opens sign-in, whatever the server answers (AUTH-034). */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    isInFlight = true;
    void signOut();
    setTimeout(() => {
      void Promise.resolve(navigate('/auth', { replace: true })).finally(() => {
        isInFlight = false;
      });
    }, SIGN_OUT_DELAY_MS);
  };
}
