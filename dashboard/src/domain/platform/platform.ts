import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CaptchaSettings, Platform } from '@inlay/api/contract';
import { DEFAULT_BADGE_NAME, findCaptcha, type FormDefinition } from '@inlay/sdk/model';
import type { RenderedForm } from '@inlay/sdk/react';
import { api } from '../../lib/apiClient.ts';
import { usePublicSettings } from './publicSettings.ts';

/** Loads the installation's marks on every form: name and logo (D-85), captcha (D-86), badge (D-189). */
export function usePlatform() {
  const { data: platform } = useQuery({
    queryKey: ['platform'],
    queryFn: () => api.get<Platform>('/public/platform'),
    staleTime: Infinity,
  });
  const { data: captcha } = useQuery({
    queryKey: ['captcha'],
    queryFn: () => api.get<CaptchaSettings>('/public/captcha'),
    staleTime: Infinity,
  });
  const settings = usePublicSettings();
  return {
    badgeName: settings?.securityBadgeName ?? DEFAULT_BADGE_NAME,
    name: platform?.name ?? 'Inlay',
    footerLogoUrl: platform?.footerLogoUrl ?? null,
    provider: captcha?.provider ?? ('altcha' as const),
  };
}

type PlatformPart = Pick<RenderedForm, 'platformName' | 'badgeName' | 'footerLogoUrl' | 'captcha'>;

/**
 * Returns the installation as visitors' browsers get it, without the external captcha's script: the builder
 * verifies no one.
 */
export function usePlatformOf(definition: FormDefinition): PlatformPart {
  const { badgeName, name, footerLogoUrl, provider } = usePlatform();
  const hasCaptcha = findCaptcha(definition) !== undefined;
  return useMemo(
    () => ({
      platformName: name,
      badgeName,
      footerLogoUrl,
      captcha: hasCaptcha ? { provider, siteKey: null, scriptUrl: null } : null,
    }),
    [badgeName, name, footerLogoUrl, provider, hasCaptcha],
  );
}
