import { useNavigate } from 'react-router';
import { signOut } from '../domain/identity/session.ts';

/** Wait before the way to /auth, in milliseconds (AUTH-033). */
const SIGN_OUT_DELAY_MS = 100;

/** True on the way to sign-in: who leaves by his own choice is not asked to come back to the page he left. */
let isUnderWay = false;
export const isSigningOut = (): boolean => isUnderWay;

/** Signs out and leads to sign-in, whatever the server says (AUTH-034). */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    isUnderWay = true;
    void signOut();
    setTimeout(() => {
      void Promise.resolve(navigate('/auth', { replace: true })).finally(() => {
        isUnderWay = false;
      });
    }, SIGN_OUT_DELAY_MS);
  };
}
