/** 修改上级 and 清除上级, wherever members are listed. */
import type { Departure, DepartureInput } from '../../resources/departures';
import { actorOf } from '../../resources/call';
import { write } from '../../resources/house';
import { changeSuperior } from './superior';

const change = ({ house, ids, input }: DepartureInput, superior: number | null): Promise<void> =>
  write(house, actorOf(input), (visit) => changeSuperior(visit, Number(ids[0]), superior));

export const updateSpread: Departure = (call) => change(call, Number(call.values.spreadUid));

export const cleanSpread: Departure = (call) => change(call, null);
