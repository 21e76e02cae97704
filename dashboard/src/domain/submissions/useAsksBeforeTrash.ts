import { useLocalStorage } from '@mantine/hooks';

/** Whether moving submissions to the trash asks first; kept in this browser (SUBM-097). */
export const useAsksBeforeTrash = () =>
  useLocalStorage({ key: 'asks-before-trash', defaultValue: true, getInitialValueInEffect: false });
