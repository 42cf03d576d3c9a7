import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../helper';
import { picture, upload } from './helper';

let server: TestApp;
beforeAll(async () => { server = await startTestApp({ config: { demo: 1, strict: true } }); });
afterAll(() => server?.close());

const fetchFile = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url, headers });

describe('an upload', () => {
  it('answers what the contract says and stands in the list', async () => {
    const answer = await upload(server, '红色.png', await picture(1), { query: { model: 'article', pid: '10' } });
    expect(answer).toMatchObject({ code: 200, data: { fileName: '红色.png', extName: 'png', type: 'image/png', url: expect.stringMatching(/^\/uploads\/article\/\d{4}\/\d{2}\/[0-9a-f]{40}\.png$/) } });
    const { data } = await server.call('GET', '/admin/platform/attachment/list', { query: { attType: 'png,PNG', page: '1', limit: '18' } });
    expect(data.list[0]).toMatchObject({ attId: answer.data.attId, name: '红色.png', sattDir: answer.data.url, attDir: answer.data.url, attType: 'png', attSize: String(answer.data.fileSize), pid: 10 });
    const file = await fetchFile(answer.data.url);
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload.length).toBe(answer.data.fileSize);
    expect((await sharp(file.rawPayload).metadata()).format).toBe('png');
  });
});
