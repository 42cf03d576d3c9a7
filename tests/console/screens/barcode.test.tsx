// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Barcode } from '../../../src/console/screens/order/order/Barcode';

afterEach(cleanup);

/** Widths of bars and gaps in turn, in modules, the blank ends included. */
function modulesOf(text: string): number[] {
  render(<Barcode text={text} />);
  const picture = screen.getByRole('img', { name: `条形码 ${text}` });
  const bars = [...picture.querySelector('path')!.getAttribute('d')!.matchAll(/M(\d+) 0h(\d+)/g)].map(([, at, width]) => [Number(at), Number(width)] as const);
  const end = Number(picture.getAttribute('viewBox')!.split(' ')[2]);
  return [...bars.flatMap(([at, width], index) => [at - (index === 0 ? 0 : bars[index - 1]![0] + bars[index - 1]![1]), width]), end - bars.at(-1)![0] - bars.at(-1)![1]];
}

describe('an order number as Code 128', () => {
  // ISO/IEC 15417: letters of set B, digits in pairs of set C.
  test.each([
    ['AB', [...[2, 1, 1, 2, 1, 4], ...[1, 1, 1, 3, 2, 3], ...[1, 3, 1, 1, 2, 3]]],
    ['1234', [...[2, 1, 1, 2, 3, 2], ...[1, 1, 2, 2, 3, 2], ...[1, 3, 1, 1, 2, 3]]],
  ])('begins with its set and what %s is, ends with the stop sign, and leaves room at either end', (text, symbols) => {
    const [quiet, ...rest] = modulesOf(text);
    expect(quiet).toBe(10);
    expect(rest.slice(0, 18)).toEqual(symbols);
    expect(rest.slice(-8)).toEqual([2, 3, 3, 1, 1, 1, 2, 10]);
  });
});
