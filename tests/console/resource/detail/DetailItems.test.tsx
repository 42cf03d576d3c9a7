// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DetailItems } from '../../../../src/console/resource/detail/DetailItems';
import { renderConsole, resourceWith } from '../harness';

describe('a field that only some records have', () => {
  it.each([
    ['is shown as empty where it is missing', { serviceType: 'phone', servicePhone: '' }, '-'],
    ['is absent where the record does not have it', { serviceType: 'h5', servicePhone: '' }, undefined],
    ['is shown where it holds something all the same', { serviceType: 'h5', servicePhone: '13800138000' }, '13800138000'],
  ])('%s', async (_what, row, shown) => {
    const resource = await resourceWith('merchant/merchant');
    renderConsole({ '/': <DetailItems resource={resource} items={['serviceType', 'servicePhone']} row={row} /> });
    await screen.findByText('客服类型');
    expect(screen.queryByText('客服电话')?.nextElementSibling?.textContent).toBe(shown);
  });
});
