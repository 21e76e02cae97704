import { useNavigate } from 'react-router';
import { signOut } from '../lib/session.ts';

/** Wait before the way to /auth, in milliseconds (AUTH-033). */
const SIGN_OUT_DELAY_MS = 100;

/** Signs out and leads to sign-in, whatever the server says (AUTH-034). */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    void signOut();
    setTimeout(() => void navigate('/auth', { replace: true }), SIGN_OUT_DELAY_MS);
  };
}
