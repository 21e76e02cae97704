import { lazy } from 'react';

/** A setting whose control loads with the first field that is selected. */
export const LazyTypeSetting = lazy(async () => {
  const { TypeSetting } = await import('./TypeSetting.tsx');
  return { default: TypeSetting };
});

/** Advice on the selected field's type. */
export const LazyTips = lazy(async () => {
  const { Tips } = await import('./Tips.tsx');
  return { default: Tips };
});

/** Size, weight, colour and alignment of a heading, with a colour picker. */
export const LazyHeaderProperties = lazy(async () => {
  const { HeaderProperties } = await import('./HeaderProperties.tsx');
  return { default: HeaderProperties };
});

/** The picture of an ending. */
export const LazyEndingPicture = lazy(async () => {
  const { EndingPictureProperty } = await import('./EndingPictureProperty.tsx');
  return { default: EndingPictureProperty };
});
