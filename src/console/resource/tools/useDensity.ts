import { useState } from 'react';
import type { Density } from '../table/model';

export const densities: { value: Density; title: string }[] = [
  { value: 'compact', title: '紧凑' },
  { value: 'standard', title: '标准' },
  { value: 'loose', title: '宽松' },
];

/** Pixels: a window less high begins compact. */
const shortWindow = 900;

/** Height of the rows, remembered per person for all lists. */
export function useDensity(person: string): [Density, (density: Density) => void] {
  const key = `console:density:${person}`;
  const [held, setHeld] = useState<{ key: string; density: Density }>();
  const density = held?.key === key ? held.density : read(key);
  const choose = (next: Density) => {
    setHeld({ key, density: next });
    try {
      localStorage.setItem(key, next);
    } catch {
      // A blocked storage loses the memory, not the choice.
    }
  };
  return [density, choose];
}

function read(key: string): Density {
  try {
    const stored = localStorage.getItem(key);
    return densities.find(({ value }) => value === stored)?.value ?? initial();
  } catch {
    return initial();
  }
}

const initial = (): Density => (window.innerHeight < shortWindow ? 'compact' : 'standard');
