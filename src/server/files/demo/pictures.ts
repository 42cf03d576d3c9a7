/** The library's demo pictures, drawn from a few shapes. Words are left out: which fonts a machine has is not ours to know. */

export interface DemoPicture {
  /** Path of names in the tree of categories. */
  category: string;
  name: string;
  svg: string;
}

const side = 480;

const page = (background: string, light: string, inner: string, width = side, height = side) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs><radialGradient id="g" cx="35%" cy="25%" r="90%"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${background}"/></radialGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/>${inner}</svg>`;

const shadow = '<ellipse cx="240" cy="420" rx="130" ry="16" fill="#00000022"/>';

const phone = (body: string, screen: string) =>
  `${shadow}<rect x="160" y="70" width="160" height="330" rx="26" fill="${body}"/><rect x="172" y="86" width="136" height="298" rx="14" fill="${screen}"/><circle cx="240" cy="102" r="5" fill="${body}"/><rect x="192" y="330" width="96" height="30" rx="15" fill="#ffffff66"/><circle cx="240" cy="210" r="46" fill="#ffffff55"/>`;
const headphones = (band: string, cup: string) =>
  `${shadow}<path d="M110 280a130 130 0 0 1 260 0" fill="none" stroke="${band}" stroke-width="26"/><rect x="84" y="262" width="66" height="120" rx="30" fill="${cup}"/><rect x="330" y="262" width="66" height="120" rx="30" fill="${cup}"/><rect x="138" y="280" width="18" height="84" rx="9" fill="${band}"/><rect x="324" y="280" width="18" height="84" rx="9" fill="${band}"/>`;
const watch = (strap: string, dial: string) =>
  `<rect x="190" y="40" width="100" height="400" rx="30" fill="${strap}"/><circle cx="240" cy="240" r="110" fill="#2b2f36"/><circle cx="240" cy="240" r="94" fill="${dial}"/><path d="M240 240V172M240 240l46 28" stroke="#2b2f36" stroke-width="9" stroke-linecap="round"/><rect x="348" y="226" width="20" height="28" rx="6" fill="#2b2f36"/>`;
const shirt = (cloth: string, stripe: string) =>
  `${shadow}<path d="M170 100l-90 60 34 74 46-24v190h160V210l46 24 34-74-90-60c-20 34-120 34-140 0z" fill="${cloth}"/><path d="M160 250h160v26H160zM160 306h160v26H160z" fill="${stripe}"/>`;
const shoe = (upper: string, sole: string) =>
  `${shadow}<path d="M70 330V230c40 10 70-10 84-44 50 60 120 84 226 96 30 6 40 30 40 48z" fill="${upper}"/><path d="M62 330h364v24a28 28 0 0 1-28 28H90a28 28 0 0 1-28-28z" fill="${sole}"/><path d="M196 250l30-26M226 266l30-26M256 278l28-26" stroke="${sole}" stroke-width="10" stroke-linecap="round"/>`;
const bag = (leather: string, trim: string) =>
  `${shadow}<path d="M170 190c0-110 140-110 140 0" fill="none" stroke="${trim}" stroke-width="18"/><path d="M110 180h260l24 210a24 24 0 0 1-24 26H110a24 24 0 0 1-24-26z" fill="${leather}"/><path d="M98 270h284l4 34H94z" fill="${trim}"/><rect x="218" y="262" width="44" height="52" rx="8" fill="#f5d27a"/>`;
const apple = (skin: string, leaf: string) =>
  `${shadow}<path d="M240 170c-60-46-150-10-142 92 6 88 66 148 104 148 20 0 26-10 38-10s18 10 38 10c38 0 98-60 104-148 8-102-82-138-142-92z" fill="${skin}"/><path d="M240 168c-4-40 6-70 30-92" fill="none" stroke="#6b4423" stroke-width="12" stroke-linecap="round"/><path d="M262 120c30-34 70-30 86-14-26 28-60 34-86 14z" fill="${leaf}"/><ellipse cx="168" cy="236" rx="20" ry="36" fill="#ffffff44"/>`;
const cup = (ware: string, drink: string) =>
  `${shadow}<path d="M120 170h220v120a110 110 0 0 1-220 0z" fill="${ware}"/><path d="M340 200h26a44 44 0 0 1 0 88h-30" fill="none" stroke="${ware}" stroke-width="22"/><ellipse cx="230" cy="170" rx="110" ry="24" fill="${drink}"/><path d="M190 120c-18-22 18-34 0-58M240 120c-18-22 18-34 0-58" fill="none" stroke="#ffffffaa" stroke-width="9" stroke-linecap="round"/>`;
const cake = (sponge: string, cream: string) =>
  `${shadow}<rect x="110" y="250" width="260" height="140" rx="16" fill="${sponge}"/><path d="M104 250h272v30c-20 34-40 34-54 4-16 40-46 40-60 0-14 36-44 36-58 0-16 34-40 30-50 0-16 24-40 14-50-4z" fill="${cream}"/><rect x="232" y="170" width="16" height="76" rx="6" fill="#ffffff"/><path d="M240 166c-16-16-10-30 0-46 10 16 16 30 0 46z" fill="#ffb020"/>`;
const poster = (first: string, second: string) =>
  `<circle cx="700" cy="90" r="190" fill="${first}"/><circle cx="620" cy="330" r="120" fill="${second}"/><rect x="70" y="110" width="330" height="46" rx="23" fill="#ffffffdd"/><rect x="70" y="180" width="240" height="26" rx="13" fill="#ffffff99"/><rect x="70" y="226" width="190" height="26" rx="13" fill="#ffffff66"/><rect x="70" y="290" width="150" height="50" rx="25" fill="${second}"/><path d="M520 250l30-70 30 70 76 6-58 48 18 74-66-40-66 40 18-74-58-48z" fill="#ffffffcc"/>`;
const star = '<path d="M240 92l44 96 104 12-77 71 20 103-91-51-91 51 20-103-77-71 104-12z" fill="#ffffff"/>';
const heart = '<path d="M240 400C110 310 90 250 90 200c0-90 110-110 150-30 40-80 150-60 150 30 0 50-20 110-150 200z" fill="#ffffff"/>';
const waves = (colour: string) => [0, 1, 2, 3].map((row) => `<path d="M0 ${210 + row * 66}q60-44 120 0t120 0 120 0 120 0 120 0 120 0 120 0v300H0z" fill="${colour}" opacity="${0.25 + row * 0.2}"/>`).join('');
const hills = (near: string, far: string) => `<circle cx="640" cy="110" r="56" fill="#fff3c4"/><path d="M0 330L200 150l150 140 140-110 310 220v50H0z" fill="${far}"/><path d="M0 400l230-130 200 110 170-80 200 100v50H0z" fill="${near}"/>`;

const square = (category: string, name: string, background: string, light: string, inner: string): DemoPicture => ({ category, name, svg: page(background, light, inner) });
const wide = (category: string, name: string, background: string, light: string, inner: string): DemoPicture => ({ category, name, svg: page(background, light, inner, 800, 450) });

export const film = { category: '视频素材', name: '弹跳小球.mp4' };

export const pictures: DemoPicture[] = [
  square('商品图片/数码家电', '星空蓝手机.jpg', '#c9d6f2', '#ffffff', phone('#26324a', '#4a78d8')),
  square('商品图片/数码家电', '樱花粉手机.jpg', '#f7d9e3', '#ffffff', phone('#d88aa6', '#fbe3ec')),
  square('商品图片/数码家电', '头戴式耳机-黑.jpg', '#e3e5ea', '#ffffff', headphones('#2b2f36', '#454b57')),
  square('商品图片/数码家电', '头戴式耳机-橙.jpg', '#fde3cc', '#ffffff', headphones('#e07b39', '#f4a261')),
  square('商品图片/数码家电', '运动手表.jpg', '#d7ece4', '#ffffff', watch('#2a9d8f', '#e9f7f3')),
  square('商品图片/服饰鞋包', '条纹T恤.jpg', '#dce9f5', '#ffffff', shirt('#ffffff', '#457b9d')),
  square('商品图片/服饰鞋包', '纯色T恤.jpg', '#f4e1c9', '#ffffff', shirt('#e76f51', '#e76f51')),
  square('商品图片/服饰鞋包', '透气跑鞋.jpg', '#dff2e1', '#ffffff', shoe('#52b788', '#f8f9fa')),
  square('商品图片/服饰鞋包', '复古板鞋.jpg', '#f2dede', '#ffffff', shoe('#b23a48', '#fff1e6')),
  square('商品图片/服饰鞋包', '手提包.jpg', '#efe2d3', '#ffffff', bag('#9c6644', '#7f4f24')),
  square('商品图片/食品生鲜', '红富士苹果.jpg', '#fdeaea', '#ffffff', apple('#d62828', '#52b788')),
  square('商品图片/食品生鲜', '青苹果.jpg', '#edf6e3', '#ffffff', apple('#8ac926', '#386641')),
  square('商品图片/食品生鲜', '手冲咖啡.jpg', '#ead9c8', '#fff9f2', cup('#fffaf3', '#6f4518')),
  square('商品图片/食品生鲜', '抹茶拿铁.jpg', '#dcebd2', '#fbfff7', cup('#ffffff', '#7cb518')),
  square('商品图片/食品生鲜', '生日蛋糕.jpg', '#fbe0ea', '#ffffff', cake('#d9a05b', '#fff0f5')),
  wide('活动海报', '夏日大促.jpg', '#0077b6', '#48cae4', poster('#00b4d8', '#ffb703')),
  wide('活动海报', '年货节.jpg', '#9d0208', '#dc2f02', poster('#e85d04', '#ffba08')),
  wide('活动海报', '新品首发.jpg', '#3c096c', '#7b2cbf', poster('#9d4edd', '#ff9e00')),
  square('店铺装修/图标', '收藏.png', '#f72585', '#ff85b3', heart),
  square('店铺装修/图标', '好评.png', '#ff9f1c', '#ffd07a', star),
  wide('店铺装修/背景', '海浪.jpg', '#caf0f8', '#ffffff', waves('#0096c7')),
  wide('店铺装修/背景', '暮色.jpg', '#f7c59f', '#fff1e0', waves('#e07a5f')),
  wide('文章配图', '远山.jpg', '#a8dadc', '#f1faee', hills('#457b9d', '#7fb0c4')),
  wide('文章配图', '秋林.jpg', '#fefae0', '#ffffff', hills('#bc6c25', '#dda15e')),
];
