import { t } from '@lingui/core/macro';
import { BackLink } from '../../../components/BackLink.tsx';

/** Link from a screen of the portal to its list of forms. */
export function BackToPortal() {
  return <BackLink to="/client/dashboard">{t`Client Portal`}</BackLink>;
}
