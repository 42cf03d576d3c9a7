/** 修改上级 and 清除上级, wherever members are listed. */
import type { Departure } from '../../resources/departures';
import { changeSuperior } from './superior';

export const updateSpread: Departure = ({ visit, ids, values }) => changeSuperior(visit, Number(ids[0]), Number(values.spreadUid));

export const cleanSpread: Departure = ({ visit, ids }) => changeSuperior(visit, Number(ids[0]), null);
