import { t } from '@lingui/core/macro';
import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import type { SetUpLinkResponse } from '@inlay/api/contract';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { AuthFrame } from '../../../domain/identity/AuthFrame.tsx';
import { useForms } from '../../../domain/forms/ownForms.ts';
import { useSession } from '../../../domain/identity/session.ts';
import { api } from '../../../lib/apiClient.ts';
import { ApiError } from '../../../lib/apiError.ts';
import { AudienceStep } from './AudienceStep.tsx';
import { BrandStep } from './BrandStep.tsx';
import { FirstForm } from './FirstForm.tsx';
import { MailStep } from './MailStep.tsx';
import { OwnerStep } from './OwnerStep.tsx';
import { finishSetUp, isSetUpFinished, useMadeForm } from './setUpMemory.ts';
import { HOME_PATH } from '../../../lib/trail.ts';
import { useLinkFragment } from '../../../lib/useLinkFragment.ts';

/** Steps behind the first, which makes the owner and needs the link; `form` shows what `brand` has made. */
const LATER_STEPS = ['brand', 'form', 'audience', 'mail'] as const;
type LaterStep = (typeof LATER_STEPS)[number];

/** /set-up#token=…: the first person introduces themselves and sets the platform up (AUTH-048). */
export function SetUpPage() {
  const { link, forget } = useLinkFragment();
  const [search, setSearch] = useSearchParams();
  const depth = useDepth();
  // A step stands in the address once the link has been used.
  const token = search.has('step') ? null : link.get('token');
  // The link is used up by the first step; from then on, Back leads to the step before.
  const show = (step: LaterStep, isFirst = false): void =>
    setSearch({ step }, { replace: isFirst, state: { depth: isFirst ? 0 : depth + 1 } });
  if (token === null) return <LaterSteps requested={search.get('step')} onShow={show} />;
  const begin = (): void => {
    forget();
    show('brand', true);
  };
  return <OpenLink token={token} onDone={begin} />;
}

/** Returns how many steps of this page's history lie behind the current one. */
function useDepth(): number {
  const { state } = useLocation() as { state: { depth?: number } | null };
  return state?.depth ?? 0;
}

/** The steps of the owner, who is signed in; everybody else has no business here. */
function LaterSteps({ requested, onShow }: { requested: string | null; onShow(step: LaterStep): void }) {
  const { user, isPending } = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();
  const depth = useDepth();
  const [made, keepMade] = useMadeForm();
  const { data: forms, isPending: areFormsPending } = useForms({ enabled: user?.role === 'admin' });
  if (isPending) return <Waiting />;
  if (user?.role !== 'admin') return <Navigate to={user ? HOME_PATH : '/auth'} replace />;
  if (isSetUpFinished()) return <Navigate to={HOME_PATH} replace />;
  // Home takes the place of all steps, so that Back never leads into what is done.
  const leave = (): void => {
    finishSetUp();
    if (depth > 0) void navigate(-depth);
    else void navigate(HOME_PATH, { replace: true });
  };
  const step = LATER_STEPS.find((one) => one === requested);
  if (step === 'form' && made)
    return (
      <FirstForm
        made={made}
        onChange={keepMade}
        onBack={() => onShow('brand')}
        onDone={() => onShow('audience')}
      />
    );
  // A browser that did not make the form knows nothing of it: the rest is still to be asked.
  const isMadeElsewhere = !made && forms?.forms.some(({ isSample }) => !isSample);
  if (step === 'form' || (step === 'brand' && isMadeElsewhere))
    return <Navigate to={{ search: 'step=audience' }} replace state={state} />;
  if (step === 'brand' && (made || !areFormsPending))
    return (
      <BrandStep
        made={made}
        onMade={(next) => {
          keepMade(next);
          onShow('form');
        }}
        onLater={() => onShow('audience')}
      />
    );
  if (step === 'brand') return <Waiting />;
  if (step === 'audience') return <AudienceStep onDone={() => onShow('mail')} />;
  if (step === 'mail') return <MailStep onDone={leave} />;
  return <Navigate to={HOME_PATH} replace />;
}

const Waiting = () => (
  <AuthFrame title={t`Set up Inlay`}>
    <Loader aria-label={t`Checking the link`} mx="auto" />
  </AuthFrame>
);

/** Asks whether the link is good before anything is typed. */
function OpenLink({ token, onDone }: { token: string; onDone(): void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['set-up-link'],
    queryFn: () => api.post<SetUpLinkResponse>('/auth/set-up/link', { token }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  if (data) return <OwnerStep token={token} link={data} onDone={onDone} />;
  if (!error) return <Waiting />;
  if (error instanceof ApiError && error.code === 'auth.set_up_link_invalid') {
    return (
      <AuthFrame
        title={t`This link no longer works`}
        text={error.message}
        footer={<a href="/auth">{t`Sign In`}</a>}
      />
    );
  }
  return (
    <AuthFrame title={t`Set up Inlay`}>
      <LoadFailure title={t`Couldn’t check the link`} error={error} onRetry={() => refetch()} />
    </AuthFrame>
  );
}
