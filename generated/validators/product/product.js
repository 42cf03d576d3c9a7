// Made from schemas/product/product.json. Do not edit: change the source and run `npm run generate`.
import { ucs2length as func1 } from '../runtime.js';
export const query = validate0;
const schema0 = {"properties":{"page":{},"limit":{},"orderBy":{},"name":{},"categoryId":{},"merIds":{"items":{}},"isShow":{},"merStars":{},"brandId":{"items":{}},"cateId":{"items":{}},"priceOrder":{},"salesOrder":{},"productId":{"items":{}}}};
const func0 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^(?:id|rank):(?:asc|desc)$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.page !== undefined){
let data0 = data.page;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/page",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data0 == "number"){
if(data0 < 1 || isNaN(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/page",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.limit !== undefined){
let data1 = data.limit;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 9999 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"maximum",params:{comparison: "<=", limit: 9999}});
errors++;
}
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/limit",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.orderBy !== undefined){
let data2 = data.orderBy;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/orderBy",keyword:"pattern",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/orderBy",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.name !== undefined){
let data3 = data.name;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{}});
errors++;
}
if(typeof data3 === "string"){
if(func1(data3) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 255}});
errors++;
}
}
}
if(data.categoryId !== undefined){
let data4 = data.categoryId;
if((!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))) && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/categoryId",keyword:"type",params:{}});
errors++;
}
if(typeof data4 == "number"){
if(data4 > 9007199254740991 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/categoryId",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/categoryId",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.merIds !== undefined){
let data5 = data.merIds;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/merIds/" + i0,keyword:"type",params:{}});
errors++;
}
if(typeof data6 == "number"){
if(data6 > 9007199254740991 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/merIds/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data6 < 1 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/merIds/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/merIds",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.isShow !== undefined){
let data7 = data.isShow;
if((typeof data7 !== "boolean") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/isShow",keyword:"type",params:{}});
errors++;
}
}
if(data.merStars !== undefined){
let data8 = data.merStars;
if(!((((((data8 === 1) || (data8 === 2)) || (data8 === 3)) || (data8 === 4)) || (data8 === 5)) || (data8 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/merStars",keyword:"enum",params:{}});
errors++;
}
}
if(data.brandId !== undefined){
let data9 = data.brandId;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if((!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))) && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/brandId/" + i1,keyword:"type",params:{}});
errors++;
}
if(typeof data10 == "number"){
if(data10 > 9007199254740991 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/brandId/" + i1,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data10 < 1 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/brandId/" + i1,keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/brandId",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.cateId !== undefined){
let data11 = data.cateId;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if((!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))) && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/cateId/" + i2,keyword:"type",params:{}});
errors++;
}
if(typeof data12 == "number"){
if(data12 > 9007199254740991 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/cateId/" + i2,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data12 < 1 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/cateId/" + i2,keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cateId",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.priceOrder !== undefined){
let data13 = data.priceOrder;
if(!(((data13 === "asc") || (data13 === "desc")) || (data13 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/priceOrder",keyword:"enum",params:{}});
errors++;
}
}
if(data.salesOrder !== undefined){
let data14 = data.salesOrder;
if(!(((data14 === "asc") || (data14 === "desc")) || (data14 === null))){
(vErrors ??= []).push({instancePath:instancePath+"/salesOrder",keyword:"enum",params:{}});
errors++;
}
}
if(data.productId !== undefined){
let data15 = data.productId;
if(Array.isArray(data15)){
const len3 = data15.length;
for(let i3=0; i3<len3; i3++){
let data16 = data15[i3];
if((!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))) && (data16 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/productId/" + i3,keyword:"type",params:{}});
errors++;
}
if(typeof data16 == "number"){
if(data16 > 9999 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/productId/" + i3,keyword:"maximum",params:{comparison: "<=", limit: 9999}});
errors++;
}
if(data16 < 1 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/productId/" + i3,keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/productId",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const actions = {};
