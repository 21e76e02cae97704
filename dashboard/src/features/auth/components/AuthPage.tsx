import { Navigate, useSearchParams } from 'react-router';
import { safeReturnPath } from '../../../domain/identity/returnPath.ts';
import { useSession } from '../../../domain/identity/session.ts';
import { ResetView } from './ResetView.tsx';
import { SecondFactorView } from './SecondFactorView.tsx';
import { SignInView } from './SignInView.tsx';
import { SignUpView } from './SignUpView.tsx';

/** /auth: three views in one page, chosen by the address so that back and reload keep them (AUTH-003). */
export function AuthPage() {
  const { user, secondFactor } = useSession();
  const [search, setSearch] = useSearchParams();
  if (user) return <Navigate to={safeReturnPath(search.get('from'))} replace />;
  if (secondFactor) return <SecondFactorView methods={secondFactor.methods} />;

  const show = (view: 'signup' | 'reset' | null) => (): void => {
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (view) next.set('view', view);
      else next.delete('view');
      return next;
    });
  };
  const view = search.get('view');
  if (view === 'signup') return <SignUpView onSignIn={show(null)} />;
  if (view === 'reset') return <ResetView onSignIn={show(null)} />;
  return <SignInView onSignUp={show('signup')} onReset={show('reset')} />;
}
