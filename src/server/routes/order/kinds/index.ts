/** Kinds of orders. A kind has a file here and a line below. */
import type { OrderSecondType, OrderType } from '../../../../../generated/types/enumerations';
import { orderSecondType, orderType } from '../../../../../generated/codes';
import type { Visit } from '../../../resources/types';
import { giveBackStock } from '../../product/stock';
import type { LockedOrder, Order } from '../records';
import { group } from './group';
import type { ItemPieces, Kind } from './kind';
import { ordinary } from './ordinary';
import { points } from './points';
import { seckill } from './seckill';

/** Kinds whose orders are placed here. */
const placed: Partial<Record<OrderType, Kind>> = { [orderType.ordinary]: ordinary, [orderType.seckill]: seckill, [orderType.group]: group };

/**
 * The kind that an order is to be placed in; undefined where there is no way to place one.
 * @param secondType tells points orders apart; that of others follows from their goods
 */
export function placedKind(type: OrderType, secondType: OrderSecondType): Kind | undefined {
  if (secondType !== orderSecondType.points) return placed[type];
  return type === orderType.ordinary ? points : undefined;
}

/** The kind of an order that is there. One that came from elsewhere, of a kind that is not placed here, goes the way of ordinary ones. */
export const kindOf = ({ type, secondType }: Order): Kind => (secondType === orderSecondType.points ? points : placed[type] ?? ordinary);

/** Pieces that were taken and not sent come back, with whatever their kind took for them. Members are locked before. */
export async function giveBackPieces(visit: Visit, order: LockedOrder, pieces: readonly ItemPieces[], title: string): Promise<void> {
  await kindOf(order.record).giveBack(visit, order, pieces, title);
  await giveBackStock(visit, pieces.flatMap(({ detail: { record: { attrValueId } }, number }) => (attrValueId === null || number === 0 ? [] : [{ attrValueId, number }])));
}
