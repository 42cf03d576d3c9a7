// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import FormScreen from '../../../../src/console/resource/form/FormScreen';
import { envelope, fakeBackend } from '../../data/backend';
import { violations } from '../../../ui/axe';
import { renderConsole, resourceWith, signInAt } from '../harness';

const backend = fakeBackend();
const showing = {
  id: 5, name: '早场', startTime: '2026-03-01 09:30:00', endTime: '2026-03-31 17:00:00',
  guideFrom: '09:00', guideTo: '09:45', gatherTime: '08:30', openingDay: '2026-03-01', recordVersion: 2,
};

const slot = { id: 5, name: '全天', startTime: '08:00', endTime: '24:00', recordVersion: 2 };

beforeEach(() => signInAt(backend));

async function open(entity: 'showing' | 'slot', record: object) {
  const base = `/admin/platform/gallery/${entity}`;
  backend.answer('post', `${base}/update`, () => envelope(record));
  backend.answer('get', `${base}/info/5`, () => envelope(record));
  renderConsole({ [`/gallery/${entity}/:id?`]: <FormScreen resource={await resourceWith(`gallery/${entity}`)} />, [`/gallery/${entity}`]: <p>列表</p> }, `/gallery/${entity}/5`);
  await screen.findAllByRole('group');
}
const ends = (name: string, role = 'textbox') => within(screen.getByRole('group', { name })).getAllByRole(role);
const enter = async (name: string, at: 0 | 1, text: string) => {
  await userEvent.clear(ends(name)[at]!);
  await userEvent.type(ends(name)[at]!, text);
  await userEvent.tab();
};
const choose = async (at: 0 | 1, hour: string) => {
  await userEvent.click(ends('时段', 'combobox')[at]!);
  await userEvent.click(await screen.findByRole('option', { name: hour }));
};
const save = () => userEvent.click(screen.getByRole('button', { name: '保存' }));
const sent = () => backend.seen.filter(({ method }) => method === 'POST').map(({ body }) => body as Record<string, unknown>)[0];

describe('a period of times of day', () => {
  it('to the hour is chosen from 00:00 to 24:00', async () => {
    await open('slot', slot);
    expect(ends('时段', 'combobox').map((end) => end.textContent || (end as HTMLInputElement).value)).toEqual(['08:00', '24:00']);
    await choose(0, '18:00');
    await choose(1, '20:00');
    expect(await violations()).toEqual([]);
    await save();
    await waitFor(() => expect(sent()).toMatchObject({ startTime: '18:00', endTime: '20:00' }));
  });

  it('to the minute is typed, of moments with times of day', async () => {
    await open('showing', showing);
    expect(ends('展期').map((end) => (end as HTMLInputElement).value)).toEqual(['2026-03-01 09:30:00', '2026-03-31 17:00:00']);
    expect(screen.queryByLabelText(/讲解结束|展期结束/)).toBeNull();
    await enter('讲解时间', 0, '0930');
    await enter('讲解时间', 1, '10:15');
    await enter('展期', 1, '2026-04-01 18:30');
    await save();
    await waitFor(() => expect(sent()).toMatchObject({ guideFrom: '09:30', guideTo: '10:15', startTime: '2026-03-01 09:30:00', endTime: '2026-04-01 18:30:00' }));
  });

  it.each<[string, 0 | 1, string, string]>([
    ['讲解时间', 1, '09:00', '讲解结束须晚于讲解时间'],
    ['讲解时间', 0, '25:00', '讲解时间格式不正确'],
    ['展期', 1, '2026-03-01 09:30:00', '展期结束须晚于展期'],
  ])('%s, end %i, is not %s', async (name, at, text, message) => {
    await open('showing', showing);
    await enter(name, at, text);
    await save();
    expect(await screen.findByText(message)).toBeVisible();
    expect(sent()).toBeUndefined();
  });
});
