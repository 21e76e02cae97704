import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CaptchaSettings, Platform } from '@inlay/api/contract';
import type { FormDefinition } from '@inlay/sdk/model';
import type { RenderedForm } from '@inlay/sdk/react';
import { api } from './apiClient.ts';

/** What every form says of the installation: its name and mark (D-85), its captcha (D-86). */
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
  return {
    name: platform?.name ?? 'Inlay',
    footerLogoUrl: platform?.footerLogoUrl ?? null,
    provider: captcha?.provider ?? ('altcha' as const),
  };
}

type PlatformPart = Pick<RenderedForm, 'platformName' | 'footerLogoUrl' | 'captcha'>;

/**
 * What the renderer is told of the installation, as visitors' browsers are; but for the outside captcha's
 * script, since the builder checks nobody.
 */
export function usePlatformOf({ fields }: FormDefinition): PlatformPart {
  const { name, footerLogoUrl, provider } = usePlatform();
  const hasCaptcha = fields.some(({ type }) => type === 'captcha');
  return useMemo(
    () => ({
      platformName: name,
      footerLogoUrl,
      captcha: hasCaptcha ? { provider, siteKey: null, scriptUrl: null } : null,
    }),
    [name, footerLogoUrl, provider, hasCaptcha],
  );
}
