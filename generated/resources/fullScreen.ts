// Made from schemas/menu.json. Do not edit: change the source and run `npm run generate`.

/** Addresses of screens without menu, header and tabs, as the router spells them. */
export const fullScreen: readonly string[] = ["/marketing/seckill/list/:timeId", "/page/design/creatDevise/:id?/:type?", "/preview", "/setting/uploadPicture"];
