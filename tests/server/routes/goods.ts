/** A shop with goods, made past the calls that the merchants' console would make. */
import { assignRecord } from '../../../src/server/resources/door/door';
import { system } from '../../../src/server/resources/door/visit';
import { openHouse, write } from '../../../src/server/resources/house';
import type { Visit } from '../../../src/server/resources/types';
import { departures } from '../../../generated/departures';
import { startTestApp, type TestApp, type TestAppOptions } from '../helper';
import { createHolding, hold } from './held';

export type Row = Record<string, any>;

export interface Goods {
  server: TestApp;
  /** Of the shop, and of a category of the third level. */
  references: { merId: number; categoryId: number };
  inDoor<T>(work: (visit: Visit) => Promise<T>): Promise<T>;
  create(key: string, record: Row): Promise<number>;
  assign(key: string, id: number, values: Row): Promise<unknown>;
  newProduct(values?: Row): Promise<number>;
  close(): Promise<void>;
}

export async function openGoods(options?: TestAppOptions): Promise<Goods> {
  const server = await startTestApp(options);
  const room = server.database.connect();
  const house = openHouse(room, server.app.contract, { demo: false, notify: async () => undefined, departures });
  const inDoor: Goods['inDoor'] = (work) => write(house, system, work);
  const resource = (key: string) => house.resources.get(key)!;
  const create: Goods['create'] = (key, record) => inDoor((visit) => createHolding(visit, resource(key), record)).then(({ id }) => Number(id));
  const level = (name: string, pid?: number) => create('product/category', { name, pid });
  const categoryId = await create('merchant/classify', { name: '数码', handlingFee: 5 });
  const typeId = await create('merchant/type', { name: '专营店', info: '要求' });
  const shop = { name: '样品店', categoryId, typeId, realName: '陈建国', phone: '13900000001', handlingFee: 5, keywords: ['正品'], isSelf: false, isRecommend: false, productSwitch: true, qualificationPicture: ['/demo/picture-1.svg'], starLevel: 1, sort: 1 };
  const references = { merId: await create('merchant/merchant', shop), categoryId: await level('旗舰', await level('智能', await level('手机'))) };
  let number = 0;
  return {
    server, references, inDoor, create,
    assign: (key, id, values) => inDoor(async (visit) => assignRecord(visit, resource(key), id, await hold(visit, resource(key), id, values), { title: '样品' })),
    newProduct: (values = {}) => create('product/product', { ...references, image: '/demo/picture-1.svg', name: `手机${number += 1}`, ficti: 0, rank: 0, ...values }),
    async close() {
      await room.close();
      await server.close();
    },
  };
}
