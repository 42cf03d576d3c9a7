import { useQuery } from '@tanstack/react-query';
import { readSite } from '../../../shop';

/** Spec 2 §9: the first of the shop's colours. */
const first = '#e93323';

/** The shop's colour, by which widgets are drawn. */
export const useTheme = (): string => useQuery({ queryKey: ['shop site'], queryFn: readSite }).data?.theme ?? first;
