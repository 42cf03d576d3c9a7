import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const project = join(import.meta.dirname, '..', '..');

/** A house with a breach of each sort, and what is said about it. */
const house: Record<string, string> = {
  'src/engine/pure.ts': "import { x } from '../server/sql';\nimport React from 'react';\n",
  'src/engine/good.ts': "import { y } from './pure';\nexport const words = 'import of nothing';\n",
  'src/fields/text/kind.ts': "import { y } from '../../engine/pure';\nimport { column } from './column';\n",
  'src/fields/text/view.tsx': "import { kind } from './kind';\nimport { TextField } from '../../ui/TextField';\n",
  'src/ui/Box.tsx': "import { data } from '../console/data/http';\n",
  'src/console/resource/List.tsx': "const answer = await fetch('/api/x'); // fetch( in a comment counts for nothing\n",
  'src/console/data/http.ts': "import { x } from '../../server/sql';\nawait fetch('/api/x');\n",
  'src/console/designer/index.ts': "import { media } from '../media';\nimport { deep } from '../media/inner/walk';\n",
  'src/console/media/index.ts': 'export {};\n',
  'src/console/media/inner/walk.ts': 'export {};\n',
  'src/console/shell/main.ts': "const key = 'product/brand';\nawait import('../../server/listen');\n",
  'src/server/sql.ts': "import type { x } from '../../generated/contract/entities';\nimport { Box } from '../ui/Box';\n",
  'src/server/app.ts': 'export {};\n',
  'src/server/routes/product/brand.ts': "import { x } from '../../sql';\n",
  'src/server/resources/door.ts': "import type { Section } from '../app';\nimport { shipped } from '../routes/product/brand';\n",
  'src/elsewhere/lost.ts': 'export {};\n',
  // Two whose types need each other, and two of which one fetches the other when it is needed.
  'src/console/pickers/list.ts': "import type { Row } from './row';\nexport interface List { rows: Row[] }\n",
  'src/console/pickers/row.ts': "import { type List } from './list';\nexport interface Row { list: List }\n",
  'src/console/formTemplate/item.ts': "const items = import('./items');\n",
  'src/console/formTemplate/items.ts': "import { item } from './item';\n",
  'src/console/screens/screen.ts': "import nice from 'nice';\nimport { part } from '@both/nice/part';\n",
  'scripts/bench/peer.ts': "import { part } from '@both/nice';\nimport peer from '@peer/form/fast';\nimport meter from 'meter';\n",
  'package.json': JSON.stringify({ dependencies: { nice: '1', '@both/nice': '1', '@peer/form': '1' }, devDependencies: { meter: '1' } }),
  'src/fields/text/column.ts': 'export {};\n',
  'src/fields/richText/cleanHtml.ts': 'export {};\n',
  'src/widgets/titles/Preview.tsx': 'export {};\n',
  'src/shop/main.tsx': 'export {};\n',
  'src/console/main.tsx': 'export {};\n',
  'generated/departures.ts': "import { brand } from '../src/server/routes/product/brand';\n",
  'generated/resources/product.ts': "import type { ResourceModel } from '../../src/engine/model';\n",
  'scripts/compiler/read.ts': "import { x } from '../../src/server/sql';\n",
  'schemas/product/brand.json': '{}',
  'vite.config.ts': '\n',
};

describe('walls', () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'walls-'));
    for (const [path, text] of Object.entries(house)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('are told with file, line and who may not know whom', { timeout: 300_000 }, () => {
    const { status, stdout } = spawnSync(join(project, 'node_modules', '.bin', 'tsx'), [join(project, 'scripts', 'check-walls.ts')], { cwd: root, encoding: 'utf8' });
    expect(stdout.trim().split('\n')).toEqual([
      'scripts/compiler/read.ts:1: compiler may not know server (src/server/sql)',
      'src/console/data/http.ts:1: data may not know server (src/server/sql)',
      'src/console/designer/index.ts:2: designer knows media only through its index (src/console/media/inner/walk)',
      'src/console/resource/List.tsx:1: fetch(: only console/data and shop/data speak HTTP',
      'src/console/shell/main.ts:2: shell may not know entrance (src/server/listen)',
      'src/console/shell/main.ts:1: names the entity product/brand; say it in its schema',
      'src/elsewhere/lost.ts:1: lies in no room; see scripts/walls.ts',
      'src/engine/pure.ts:1: engine may not know server (src/server/sql)',
      'src/engine/pure.ts:2: engine may not import react',
      'src/fields/text/kind.ts:2: kinds may not know columns (src/fields/text/column)',
      'src/server/resources/door.ts:1: server may not know entrance (src/server/app)',
      'src/server/resources/door.ts:2: server may not know routes (src/server/routes/product/brand)',
      'src/server/sql.ts:2: server may not know ui (src/ui/Box)',
      'src/ui/Box.tsx:1: ui may not know data (src/console/data/http)',
      'src/server/sql.ts:2: imports itself by way of src/ui/Box.tsx, src/console/data/http.ts',
      'src/console/pickers/list.ts:1: imports itself by way of src/console/pickers/row.ts',
      'scripts/walls.ts:1: nothing lies in room pageDesigner',
      'package.json:1: @peer/form is used by the bench alone and belongs to devDependencies',
    ]);
    expect(status).toBe(1);
  });

  it('stand around random values of tests: they come from tests/property.ts, whose seed is known', () => {
    const tests = readdirSync(join(project, 'tests'), { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path) && path !== 'property.ts');
    expect(tests.filter((path) => /^import .*from 'fast-check'/m.test(readFileSync(join(project, 'tests', path), 'utf8')))).toEqual([]);
  });
});
