/** 修改上级 and 清除上级, wherever members are listed. */
import type { Inputs } from '../../../../generated/records';
import type { Departure } from '../../resources/departures';
import { changeSuperior } from './superior';

export const updateSpread: Departure<Inputs['user/user']['updateSpread']> = ({ visit, ids: [id], values }) => changeSuperior(visit, id, values.spreadUid);

export const cleanSpread: Departure = ({ visit, ids: [id] }) => changeSuperior(visit, id, null);
