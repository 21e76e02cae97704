import type { CustomStyles } from '@inlay/sdk/model';

/** A style to start from. Contains no dashboard texts, so that Node can import it. */
export interface Preset {
  /** Names it in PRESET_NAMES. */
  id: string;
  styles: CustomStyles;
}

/** Every one passes the contrast checks; they differ in font, shape and button as well as in colour. */
export const PRESETS: readonly Preset[] = [
  {
    id: 'paper',
    styles: {
      backgroundColor: '#f1f2f5',
      textColor: '#16181d',
      inputTextColor: '#16181d',
      primaryColor: '#4f46e5',
      footerCreditColor: '#5c6370',
      fontFamily: 'inter',
      labelSize: 15,
      borderRadius: 'lg',
      buttonSize: 'large',
    },
  },
  {
    id: 'ink',
    styles: {
      textColor: '#0a0a0a',
      fieldBackgroundColor: '#f4f4f4',
      inputTextColor: '#0a0a0a',
      primaryColor: '#0a0a0a',
      footerCreditColor: '#525252',
      fieldStyle: 'filled',
      fontFamily: 'montserrat',
      headerSize: 4,
      labelSize: 13,
      borderRadius: 'none',
      buttonSize: 'large',
    },
  },
  {
    id: 'harbour',
    styles: {
      backgroundColor: '#0f3d5c',
      textColor: '#0f2b3d',
      fieldBackgroundColor: '#eef5fa',
      inputTextColor: '#0f2b3d',
      primaryColor: '#0b659c',
      footerCreditColor: '#456072',
      fieldStyle: 'filled',
      fontFamily: 'roboto',
      headerSize: 2.5,
      buttonSize: 'large',
    },
  },
  {
    id: 'meadow',
    styles: {
      backgroundColor: '#e2edd9',
      formBackgroundColor: '#fbfdf9',
      textColor: '#1d2f1f',
      inputTextColor: '#1d2f1f',
      primaryColor: '#2f6b3a',
      footerCreditColor: '#4c634e',
      fontFamily: 'open-sans',
      headerSize: 2.5,
      labelSize: 15,
      borderRadius: 'xl',
    },
  },
  {
    id: 'terracotta',
    styles: {
      backgroundColor: '#f2d9c5',
      formBackgroundColor: '#fffaf4',
      textColor: '#3a2217',
      fieldBackgroundColor: '#fffaf4',
      inputTextColor: '#3a2217',
      primaryColor: '#a8431f',
      footerCreditColor: '#775444',
      fontFamily: 'lato',
      labelSize: 15,
      borderRadius: 'full',
      buttonSize: 'large',
    },
  },
  {
    id: 'lavender',
    styles: {
      backgroundColor: '#e4dcf7',
      textColor: '#2c2145',
      fieldBackgroundColor: '#f6f3fe',
      inputTextColor: '#2c2145',
      primaryColor: '#6a45c2',
      footerCreditColor: '#635783',
      fontFamily: 'montserrat',
      headerSize: 2.5,
      borderRadius: 'xl',
      buttonStyle: 'gradient',
      buttonSize: 'large',
    },
  },
  {
    id: 'letter',
    styles: {
      backgroundColor: '#f8f4ea',
      formBackgroundColor: '#f8f4ea',
      textColor: '#25201a',
      inputTextColor: '#25201a',
      primaryColor: '#6b2737',
      footerCreditColor: '#6a6055',
      fieldStyle: 'underline',
      fontFamily: 'playfair',
      headerSize: 3.5,
      labelSize: 16,
      borderRadius: 'none',
      buttonStyle: 'outline',
    },
  },
  {
    id: 'midnight',
    styles: {
      backgroundColor: '#0b1020',
      formBackgroundColor: '#141b2f',
      textColor: '#e8ecf6',
      fieldBackgroundColor: '#1c2540',
      inputTextColor: '#e8ecf6',
      primaryColor: '#8fb4ff',
      footerCreditColor: '#9ba6bd',
      fontFamily: 'inter',
      headerSize: 2.5,
      borderRadius: 'lg',
      buttonSize: 'large',
    },
  },
];
