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
      backgroundColor: '#f6f7f9',
      textColor: '#16181d',
      inputTextColor: '#16181d',
      primaryColor: '#4f46e5',
      footerCreditColor: '#5c6370',
      fontFamily: 'inter',
      headerSize: 1.5,
    },
  },
  {
    id: 'ink',
    styles: {
      textColor: '#0a0a0a',
      inputTextColor: '#0a0a0a',
      primaryColor: '#0a0a0a',
      footerCreditColor: '#525252',
      fontFamily: 'roboto',
      headerSize: 2.5,
      borderRadius: 'none',
      buttonSize: 'large',
    },
  },
  {
    id: 'harbour',
    styles: {
      backgroundColor: '#e3eff8',
      textColor: '#0f2b3d',
      fieldBackgroundColor: '#f3f8fc',
      inputTextColor: '#0f2b3d',
      primaryColor: '#0b659c',
      footerCreditColor: '#456072',
      fontFamily: 'open-sans',
      headerSize: 2,
      borderRadius: 'lg',
    },
  },
  {
    id: 'meadow',
    styles: {
      backgroundColor: '#e9f2e4',
      formBackgroundColor: '#fbfdf9',
      textColor: '#1d2f1f',
      inputTextColor: '#1d2f1f',
      primaryColor: '#2f6b3a',
      footerCreditColor: '#4c634e',
      fontFamily: 'lato',
      headerSize: 2,
      labelSize: 15,
    },
  },
  {
    id: 'terracotta',
    styles: {
      backgroundColor: '#f7e6d7',
      formBackgroundColor: '#fffaf4',
      textColor: '#3a2217',
      inputTextColor: '#3a2217',
      primaryColor: '#a8431f',
      footerCreditColor: '#775444',
      fontFamily: 'montserrat',
      headerSize: 2,
      borderRadius: 'full',
      buttonStyle: 'gradient',
    },
  },
  {
    id: 'lavender',
    styles: {
      backgroundColor: '#ece7f8',
      textColor: '#2c2145',
      fieldBackgroundColor: '#faf8ff',
      inputTextColor: '#2c2145',
      primaryColor: '#6a45c2',
      footerCreditColor: '#635783',
      fontFamily: 'montserrat',
      headerSize: 1.5,
      borderRadius: 'xl',
      buttonStyle: 'gradient',
      buttonSize: 'large',
    },
  },
  {
    id: 'letter',
    styles: {
      backgroundColor: '#f8f5ee',
      formBackgroundColor: '#f8f5ee',
      textColor: '#25201a',
      fieldBackgroundColor: '#fffdf8',
      inputTextColor: '#25201a',
      primaryColor: '#6b2737',
      footerCreditColor: '#6a6055',
      fontFamily: 'playfair',
      headerSize: 2.5,
      labelSize: 15,
      borderRadius: 'sm',
      buttonStyle: 'outline',
    },
  },
  {
    id: 'midnight',
    styles: {
      backgroundColor: '#0b1020',
      formBackgroundColor: '#151c30',
      textColor: '#e8ecf6',
      fieldBackgroundColor: '#0e1426',
      inputTextColor: '#e8ecf6',
      primaryColor: '#8fb4ff',
      footerCreditColor: '#9ba6bd',
      fontFamily: 'inter',
      headerSize: 2,
      borderRadius: 'lg',
    },
  },
];
