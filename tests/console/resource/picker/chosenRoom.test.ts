import { expect, test } from 'vitest';
import { besideOneAnother } from '../../../../src/console/resource/picker/chosenRoom';

const columns = [{ name: 'id', minWidth: 0, width: 80 }, { name: 'name', minWidth: 110 }, { name: 'money', minWidth: 0, width: 80 }, { name: 'until', minWidth: 200 }, { name: 'left', minWidth: 0, width: 90 }];
const names = (room: number | undefined, lead = 'name') => besideOneAnother(columns, lead, room).map(({ name }) => name);

test.each([
  ['all while the room is not known', undefined, ['id', 'name', 'money', 'until', 'left']],
  ['all that fit beside ticks and actions', 664, ['id', 'name', 'money', 'until', 'left']],
  ['the last one goes first', 663, ['id', 'name', 'money', 'until']],
  ['none after one that does not fit, though a narrower one would', 500, ['id', 'name', 'money']],
  ['the name alone on the narrowest screens', 200, ['name']],
])('columns of chosen records: %s', (_, room, expected) => {
  expect(names(room)).toEqual(expected);
});
